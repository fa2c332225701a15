/*
 * Runs in the page's head, before the style sheet is there: finds where the bundle lies and what this visitor sees first,
 * and sends for it. Written in the language of 2009, as is show.js: an old browser must read it to the end.
 */
(function () {
  var html = document.documentElement;
  /* The youngest that the app cannot do without: whoever has both is a browser that package.json promises. */
  if (!('popover' in html && window.URL && URL.canParse)) {
    html.setAttribute('data-first', 'old');
    return;
  }
  var data = document.currentScript.dataset;
  var store = {};
  try {
    store = localStorage || {};
  } catch (_) {
    /* Blocked: a first visit. */
  }
  function read(text) {
    try {
      return JSON.parse(text) || {};
    } catch (_) {
      /* Nothing there, or nothing that can be read. */
      return {};
    }
  }
  var auth = read(store['kinora:auth']);
  /* How a deployer's site looks, see config/firstLook: as an earlier visit left it, or deploy/apply.cjs. */
  var site = read(store['kinora:site'] || data.site);
  for (var name in site.colors) html.style.setProperty(name, site.colors[name]);
  /* Home keeps a place for the row of what was begun, see persistence/progressSpec. */
  if (/^{"version":\d+,"hasRow":true/.test(store['kinora:progress'])) html.dataset.continues = '';
  /* No browser lets a page from the disk read its files. */
  if (location.protocol === 'file:') {
    html.dataset.first = 'file';
    return;
  }

  /* The bundle lies before a route that is known here; else in a folder above the address, most likely the nearest. */
  /* Two slashes at its start would make another host of it. */
  var here = location.pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  var route = new RegExp('^(.*?/)(?:' + data.routes + ')/?$', 'i').exec(here);
  var folders = here.split('/').slice(1, -1);
  var places = folders.map(function (_, index) {
    return '/' + folders.slice(0, folders.length - index).join('/') + '/';
  });
  places.push('/');
  /* At last the address itself: a folder asked for without its slash. */
  if (here.slice(-1) !== '/') places.push(here + '/');
  if (route) places = [route[1]];
  if (data.base) places = [data.base];
  var base, first, questions, face, showPicture;
  var isPainted;
  requestAnimationFrame(function () {
    isPainted = true;
  });

  /* The site's own name, or its picture, in Kinora's place. */
  function rename(text) {
    return site.name ? text.split('Kinora').join(site.name) : text;
  }
  function dress(content) {
    var words = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) words.currentNode.data = rename(words.currentNode.data);
    content.querySelectorAll('[aria-label]').forEach(function (part) {
      part.setAttribute('aria-label', rename(part.getAttribute('aria-label')));
    });
    content.querySelectorAll('[data-wordmark]').forEach(function (mark) {
      if (site.wordmark) {
        mark.textContent = '';
        var image = document.createElement('img');
        image.src = String(site.wordmark).replace(data.placeholder, base);
        image.alt = '';
        image.height = 32;
        mark.append(image);
      } else if (site.name) mark.querySelector('svg').remove();
      if (site.wordmark || site.name) mark.dataset.wordmark = 'own';
    });
  }

  /* A copy of what a template holds, in which addresses begin at that place. */
  function copy(template) {
    var content = template.content.cloneNode(true);
    dress(content);
    ['href', 'src', 'srcset', 'imagesrcset'].forEach(function (name) {
      content.querySelectorAll('[' + name + ']').forEach(function (part) {
        part.setAttribute(name, part.getAttribute(name).split(data.placeholder).join(base));
      });
    });
    return content;
  }
  /* The only way to a script's address that the policy allows. */
  var rules = {
    createScriptURL: function (url) {
      return url.replace(data.placeholder, base);
    },
  };
  var policy = window.trustedTypes ? trustedTypes.createPolicy('kinora#page', rules) : rules;

  function get(url) {
    /* The app may end it. */
    var controller = new AbortController();
    var response = fetch(url, { signal: controller.signal });
    window.kinora.answers.set(url, { response: response, controller: controller });
    response.catch(function () {});
    return response;
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

  /* The page's first questions to plain files; answers to the second kind are kept from visit to visit. */
  var search = new URLSearchParams(location.search);
  var asked = { movies: location.search ? [] : ['movies/all'] };
  var askedOnce = {
    home: ['movies/genre/1', 'movies/genre/2', 'movies/genre/3', 'movies/genre/4', 'movies/genre/5'],
    movie: ['movies/popular'],
  };
  function ask(settings) {
    var features = settings.features || {};
    if (!settings.brand && !settings.features && !settings.homeRows) delete store['kinora:site'];
    /* Nobody signs in here, which this page did not know. */
    if (features.signIn === false && first === 'landing') show('other');
    var order = settings.sources || ['product', 'tmdb'];
    /* In its plainest form; others wait for the app, which reads everything that can be written. */
    var hasOwnImages = (settings.tmdbImageBaseUrl || data.images) !== data.images;
    var hasTmdb =
      settings.tmdbApiKey &&
      !settings.tmdbReadToken &&
      !settings.region &&
      (settings.language || 'en-US') === 'en-US' &&
      (settings.tmdbBaseUrl || data.tmdb) === data.tmdb &&
      !hasOwnImages &&
      order.includes('tmdb');
    if (hasTmdb && first !== 'landing') [data.tmdb, data.images].forEach(connect);
    if (order[0] !== 'product' || (first === 'home' && settings.homeRows)) return;
    var api = (settings.productApiUrl || 'api').replace(/\/+$/, '') + '/';
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
        var query = new URLSearchParams({ language: 'en-US', page: 1, api_key: settings.tmdbApiKey });
        return get(data.tmdb + '/movie/popular?' + query).then(content);
      })
      .then(function (answer) {
        var title = (answer.results || [answer])[0];
        var image = first === 'movie' ? title.backdrop_path : title.poster_path;
        /* Another image host than TMDB's is the app's to ask. */
        if (!hasOwnImages || image[0] !== '/') showPicture(image);
      })
      .catch(function () {});
  }

  /* The bundle is here: from now on a page has one address, without `index.html` and, but for home, a folder's slash. */
  var hasArrived = false;
  function arrive() {
    if (hasArrived) return;
    hasArrived = true;
    document.head.append(copy(document.getElementById('links')));
    var address = base + pathFrom(base);
    if (location.pathname !== address)
      history.replaceState(history.state, '', address + location.search + location.hash);
  }
  function pathFrom(place) {
    return here.slice(place.length).replace(/\/$/, '');
  }

  /* Something else than what the page began with. */
  function show(screen) {
    /* The page may still be coming. */
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', function () {
        show(screen);
      });
    else document.getElementById('root').replaceChildren(copy(document.getElementById('first-' + screen)));
  }

  /* The app's scripts; where they are not to be had, the bundle is looked for in the next place. */
  function sendForApp() {
    var isLost = false;
    document
      .getElementById('scripts')
      .content.querySelectorAll('script')
      .forEach(function (original) {
        var pages = original.dataset.for;
        if (pages && !pages.split(' ').includes(first)) return;
        var script = original.cloneNode();
        script.src = policy.createScriptURL(original.getAttribute('src'));
        script.onload = arrive;
        script.onerror = function () {
          if (isLost) return;
          isLost = true;
          if (places.length === 0) return show('unreachable');
          begin();
          window.kinora.start();
        };
        document.head.append(script);
      });
  }

  function begin() {
    base = places.shift();
    var path = pathFrom(base).toLowerCase().split('/');
    /* What lies below a title, a season, begins like no other page. */
    first = path[2] ? 'other' : path[0] || 'home';
    /* Diagnostics are for everybody, and nobody's first screen is like them. */
    if (first === 'diagnostics') first = 'other';
    else if (!site.isOpen && !auth.email) first = 'landing';
    else if (!site.isOpen && auth.authenticated !== true) first = 'other';
    html.dataset.first = first;

    var isSample = /^[1-4]\d{3}$/.test(path[1]) && !search.has('from');
    asked.movie = isSample ? [(search.get('type') === 'tv' ? 'tv/' : 'movie/') + path[1]] : [];
    questions = (asked[first] || []).concat((!store['kinora:catalogue'] && askedOnce[first]) || []);
    if (window.FontFace) {
      var descriptors = { weight: '200 800', display: 'swap' };
      if (face) document.fonts.delete(face);
      face = new FontFace('Bricolage Grotesque Variable', 'url(' + base + data.face + ')', descriptors);
      document.fonts.add(face);
      face.loaded
        .then(function () {
          /* Where a heading is seen, it might move something: see app/whenFaceIsHere. */
          if (!isPainted || !document.querySelector('h1')) html.dataset.face = '';
        })
        .catch(function () {});
      /* Whoever has been here has it, and need not see another in between. */
      if (store['kinora:face']) face.load();
    }
    var config = fetch(base + 'config.json', { cache: 'no-cache' });
    config.catch(function () {});
    window.kinora = {
      config: config,
      answers: new Map(),
      copy: copy,
      rows: site.rows,
      kept: store['kinora:answers'],
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
        sendForApp();
      },
    };
  }
  begin();
  document.title = rename(document.title);
  /* Home without its hero begins with another picture. */
  var isUnknown = first === 'home' && site.rows === 'heroless';
  var preloads = !isUnknown && document.querySelector('template[data-for="' + CSS.escape(first) + '"]');
  /* With a picture that matters most, the app waits for that, see show.js. */
  if (preloads) document.head.append(copy(preloads));
  else window.kinora.start();
})();
