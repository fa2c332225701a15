const IMAGES = 'https://image.tmdb.org/t/p';

const picture = (attributes) => Object.assign(document.createElement('img'), attributes);

const card = ({ poster_path: poster, title }) => {
  const figure = document.createElement('article');
  figure.append(picture({ src: `${IMAGES}/w342${poster}`, loading: 'lazy' }), title);
  return figure;
};

window.movies.then(async ({ results: [first, ...others] }) => {
  const hero = picture({ src: `${IMAGES}/w780${first.backdrop_path}`, fetchPriority: 'high' });
  document.getElementById('hero').append(hero);
  await new Promise((resolve) => (hero.onload = resolve));
  document.getElementById('posters').append(...others.map(card));
});
