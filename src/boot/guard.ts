/*
 * The last script of the page, and the only one in the language of 2009: what the head has begun is shown, now that there
 * is a place for it. Where nothing could be begun there are words in place of the app.
 */
(function () {
  if (window.kinora) {
    window.kinora.show();
    return;
  }
  /* eslint-disable no-var -- the language of 2009 */
  var words = document.getElementById(location.protocol === 'file:' ? 'notice-file' : 'notice-old');
  var root = document.getElementById('root');
  if (root) root.appendChild((words as HTMLTemplateElement).content);
})();
