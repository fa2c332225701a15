/* Runs in the page before it is painted for the first time: shows what this visitor will see first, by what is stored. */
(function () {
  var root = document.getElementById('root');
  var base = root.dataset.base;
  var auth = {};
  try {
    auth = JSON.parse(localStorage.getItem('kinora:auth')) || {};
  } catch (_) {
    /* Blocked or unreadable: a first visit. */
  }
  /* The path without its slash is the same page; the router and relative addresses know the one with it. */
  if (location.pathname + '/' === base) history.replaceState(history.state, '', base + location.search + location.hash);
  var first = !auth.email ? 'landing' : auth.authenticated === true && location.pathname === base ? 'home' : 'other';
  document.documentElement.dataset.first = first;
  root.append(document.getElementById('first-' + first).content.cloneNode(true));
  root.querySelectorAll('[data-color]').forEach(function (box) {
    box.style.background = box.dataset.color;
  });
  root.querySelectorAll('input').forEach(function (field) {
    field.dataset.early = '';
  });
  /* Until the app stands nobody answers, and what is typed must not get into the address. */
  root.addEventListener('submit', function (event) {
    event.preventDefault();
  });
})();
