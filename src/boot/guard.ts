/*
 * The last script of the page, and the only one in the language of 2009: what the head has begun is shown, now that there
 * is a place for it. Where nothing could be begun there are words in place of the app.
 */
function element(id: string) {
  return document.getElementById(id) as Node;
}

// Without the page's own style sheet, a file brings both, see external.ts.
if (document.styleSheets[0]) {
  // The words for a page whose scripts are blocked. The parser goes on to read them, but outside the page.
  (element('blocked').parentNode as Node).removeChild(element('blocked'));
  if (window.kinora) window.kinora.show();
  else
    element('root').appendChild(
      (element(location.protocol !== 'file:' ? 'notice-old' : 'notice-file') as HTMLTemplateElement).content,
    );
}
