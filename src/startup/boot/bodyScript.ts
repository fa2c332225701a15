/*
 * The last script of the page, and the only one in ES5 syntax. The element `root` exists now, so it shows the screen
 * that the boot script chose. If the boot script could not start, it shows a notice instead of the app.
 */
function element(id: string) {
  return document.getElementById(id) as Node;
}

// If the page's own style sheet is missing, external.ts loads both.
if (document.styleSheets[0]) {
  // Removes the notice for a page whose scripts are blocked. The parser continues to read it, but outside the page.
  (element('blocked').parentNode as Node).removeChild(element('blocked'));
  if (window.kinora) window.kinora.show();
  else
    element('root').appendChild(
      (element(location.protocol !== 'file:' ? 'notice-old' : 'notice-file') as HTMLTemplateElement).content,
    );
}
