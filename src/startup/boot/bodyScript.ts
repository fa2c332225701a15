/*
 * The last script of the page, and the only one in ES5 syntax. The element `root` exists now, so this script shows the
 * screen that `headScript` chose. If `headScript` did not start, this script shows a notice instead.
 */
function element(id: string) {
  return document.getElementById(id) as Node;
}

// If the page's style sheet is missing, the element `blocked` stays, and external.ts loads the style sheet and the app.
if (document.styleSheets[0]) {
  // Removes the notice for a page whose scripts are blocked. The parser adds the rest of the notice to the removed
  // element, so it is never shown.
  (element('blocked').parentNode as Node).removeChild(element('blocked'));
  if (window.kinora) window.kinora.show();
  else
    element('root').appendChild(
      (element(location.protocol !== 'file:' ? 'notice-old' : 'notice-file') as HTMLTemplateElement).content,
    );
}
