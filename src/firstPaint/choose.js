/* Runs in the page's head, before the style sheet is there: finds what this visitor sees first, and sends for it. */
(function () {
  var base = document.currentScript.dataset.base;
  var store = {};
  try {
    store = localStorage;
  } catch (_) {
    /* Blocked: a first visit. */
  }
  var auth = {};
  try {
    auth = JSON.parse(store['kinora:auth']) || {};
  } catch (_) {
    /* Nothing there, or nothing that can be read. */
  }
  /* The path without its slash is the same page; the router and relative addresses know the one with it. */
  if (location.pathname + '/' === base) history.replaceState(history.state, '', base + location.search + location.hash);
  var path = location.pathname.slice(base.length).toLowerCase().split('/');
  var page = path[0] || 'home';
  var first = !auth.email ? 'landing' : auth.authenticated === true ? page : 'other';
  document.documentElement.dataset.first = first;
  /* Whoever has been here has the face, and need not see another in between. */
  if (store['kinora:face']) document.documentElement.dataset.face = '';

  /* The page's first questions to plain files; answers to the second kind are kept from visit to visit. */
  var search = new URLSearchParams(location.search);
  var isSample = /^[1-4]\d{3}$/.test(path[1]) && !search.has('from');
  var kind = search.get('type') === 'tv' ? 'tv/' : 'movie/';
  var asked = { movies: search.has('genre') ? [] : ['movies/all'], movie: isSample ? [kind + path[1]] : [] };
  var askedOnce = {
    home: ['movies/genre/1', 'movies/genre/2', 'movies/genre/3', 'movies/genre/4', 'movies/genre/5'],
    movie: ['movies/popular'],
  };
  var questions = (asked[first] || []).concat((!store['kinora:catalogue'] && askedOnce[first]) || []);
  function ask(config) {
    if (config.sources && !config.sources.includes('product')) return;
    questions.forEach(function (question) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'fetch';
      link.crossOrigin = 'anonymous';
      link.href = new URL(
        (config.productApiUrl || 'api').replace(/\/+$/, '') + '/' + question,
        location.origin + base,
      ).href;
      document.head.append(link);
    });
  }

  var config = fetch(base + 'config.json', { cache: 'no-cache' });
  window.kinora = {
    config: config,
    /* Lets the app come; once. */
    start: function () {
      window.kinora.start = function () {};
      config
        .then(function (answer) {
          return answer.clone().json();
        })
        .then(ask)
        .catch(function () {});
      document
        .getElementById('scripts')
        .content.querySelectorAll('script')
        .forEach(function (script) {
          var pages = script.dataset.for;
          if (!pages || pages.split(' ').includes(first)) document.head.append(script.cloneNode());
        });
    },
  };
  var preloads = document.querySelector('template[data-for="' + CSS.escape(first) + '"]');
  /* With a picture that matters most, the app waits for that, see show.js. */
  if (preloads) document.head.append(preloads.content.cloneNode(true));
  else window.kinora.start();
})();
