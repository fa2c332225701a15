/* Runs in the page's head, before the style sheet is there: finds what this visitor sees first, and sends for it. */
(function () {
  var data = document.currentScript.dataset;
  var base = data.base;
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

  var showPicture;
  function get(url) {
    var answer = fetch(url);
    window.kinora.answers.set(url, answer);
    answer.catch(function () {});
    return answer;
  }
  function content(answer) {
    return answer.clone().json();
  }
  function connect(url) {
    var link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = url;
    /* Data travel without cookies, on a line of their own. */
    if (url === data.tmdb) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
  function ask(config) {
    var order = config.sources || ['product', 'tmdb'];
    /* In its plainest form; others wait for the app, which reads everything that can be written. */
    var hasTmdb =
      config.tmdbApiKey &&
      !config.tmdbReadToken &&
      !config.tmdbBaseUrl &&
      !config.tmdbImageBaseUrl &&
      order.includes('tmdb');
    if (hasTmdb && first !== 'landing') [data.tmdb, data.images].forEach(connect);
    if (order[0] !== 'product') return;
    var api = (config.productApiUrl || 'api').replace(/\/+$/, '') + '/';
    var answers = questions.map(function (question) {
      return get(new URL(api + question, location.origin + base).href);
    });
    if (!asked[first] || !asked[first][0]) return;
    answers[0]
      .then(content)
      .catch(function () {
        return { sample: true };
      })
      .then(function (answer) {
        /* An app that is here already asks by itself. */
        var isAlone = window.kinora.answers.size === questions.length;
        if (first !== 'movies' || !answer.sample || !hasTmdb || !isAlone) return answer;
        var query = new URLSearchParams({ language: 'en-US', page: 1, api_key: config.tmdbApiKey });
        return get(data.tmdb + '/movie/popular?' + query).then(content);
      })
      .then(function (answer) {
        var title = (answer.results || [answer])[0];
        var image = first === 'movie' ? title.backdrop_path : title.poster_path;
        /* Another image host than TMDB's is the app's to ask. */
        if (!config.tmdbImageBaseUrl || image[0] !== '/') showPicture(image);
      })
      .catch(function () {});
  }

  var config = fetch(base + 'config.json', { cache: 'no-cache' });
  window.kinora = {
    config: config,
    answers: new Map(),
    /* What the first answer says of its picture. */
    picture: new Promise(function (resolve) {
      showPicture = resolve;
    }),
    /* Lets the app come; once. */
    start: function () {
      window.kinora.start = function () {};
      /* The app has it when the first questions are on their way. */
      window.kinora.config = config.then(function (answer) {
        return answer
          .clone()
          .json()
          .then(ask)
          .catch(function () {})
          .then(function () {
            return answer;
          });
      });
      window.kinora.config.catch(function () {});
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
