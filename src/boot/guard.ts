/*
 * The first script of the page, and the only one in the language of 2009: whoever cannot read the others, or opens the
 * page from the disk, gets words in place of the app.
 */
(function () {
  /* eslint-disable no-var -- the language of 2009 */
  var html = document.documentElement;
  /* The youngest that the app cannot do without: whoever has both is a browser that package.json promises. */
  var isOld = !('popover' in html && 'URL' in window && 'canParse' in URL);
  /* No browser lets a page from the disk read its files. */
  var notice = isOld ? 'old' : location.protocol === 'file:' ? 'file' : '';
  if (notice === '') return;
  html.setAttribute('data-notice', notice);
  document.addEventListener('DOMContentLoaded', function () {
    var words = document.getElementById('notice-' + notice) as HTMLTemplateElement;
    var root = document.getElementById('root');
    if (root) root.appendChild(words.content);
  });
})();
