/* Runs in the page before it is painted for the first time: shows what was chosen, and then lets the app come. */
(function () {
  var root = document.getElementById('root');
  var first = document.documentElement.getAttribute('data-first');
  var screen = document.getElementById('first-' + first);
  /* Words, and no app. */
  if (!window.kinora) {
    root.appendChild(screen.content);
    return;
  }
  var rows = first === 'home' && window.kinora.rows;
  if (!screen || rows === 'heroless') {
    screen = document.getElementById('first-other');
    /* Nothing can be read yet: the face of headings may be here before the headings are. */
    if (document.fonts) document.fonts.load("700 1em 'Bricolage Grotesque Variable'").catch(function () {});
  }
  root.append(window.kinora.copy(screen));
  /* Other rows stand there than these. */
  if (rows)
    root.querySelectorAll('main > section ~ section').forEach(function (row) {
      row.remove();
    });
  root.querySelectorAll('[data-color]').forEach(function (box) {
    box.style.background = box.dataset.color;
  });
  /* The picture that the page begins with is painted before the app is here, where it is of a plain kind. */
  var slot = root.querySelector('[data-early-picture]');
  var template = document.getElementById('picture-' + first);
  if (slot && template)
    window.kinora.picture.then(function (image) {
      var own = /^(art\/[a-z]+\/[\w-]+)-\d+\.webp(#[\da-f]{6})?$/.exec(image);
      var hosted = /^\/[\w-]+\.jpg$/.exec(image);
      var picture = window.kinora.copy(template).children[own ? 0 : 1];
      if ((!own && !hosted) || !slot.isConnected) return;
      picture.querySelectorAll('source, img').forEach(function (part) {
        ['src', 'srcset'].forEach(function (name) {
          var value = part.getAttribute(name);
          if (value)
            part.setAttribute(name, own ? value.replace(/art\/[a-z]+\/0/g, own[1]) : value.replace(/\/0\.jpg/g, image));
        });
      });
      if (own) picture.style.background = own[2];
      delete slot.dataset.waiting;
      slot.dataset.earlyPicture = 'here';
      slot.append(picture);
    });
  /* Until the app stands nobody answers; what is typed and pressed is handed over, and stays out of the address. */
  function mark(state) {
    root.querySelectorAll('input').forEach(function (field) {
      field.dataset.early = state;
    });
  }
  mark('typed');
  /* Until the fields are the app's own, which are none of this script's business. */
  function listen(type, answer) {
    root.addEventListener(type, function handle(event) {
      if (root.querySelector('[data-early]')) answer(event);
      else root.removeEventListener(type, handle);
    });
  }
  listen('focusin', function (event) {
    root.querySelectorAll('input').forEach(function (field) {
      if (field === event.target) field.dataset.focused = '';
      else delete field.dataset.focused;
    });
  });
  listen('submit', function (event) {
    event.preventDefault();
    mark('submitted');
  });

  /* Scripts share the line with nothing that is seen first. */
  function start() {
    window.kinora.start();
  }
  var still = root.querySelector('img[fetchpriority=high]');
  if (!still || still.complete) return start();
  still.onload = still.onerror = start;
  setTimeout(start, 1500);
})();
