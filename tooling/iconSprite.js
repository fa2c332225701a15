const fs = require('node:fs');
const path = require('node:path');

const ICONS = path.join(__dirname, '../src/components/ui/icons.json');
const DRAWINGS = path.dirname(require.resolve('lucide-static/icons/plus.svg'));
const MARK = path.join(__dirname, '../static/art/brand/mark.svg');

const contentOf = (file) => {
  const svg = fs.readFileSync(file, 'utf8');
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .trim();
};

const symbol = (id, size, content) => `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${content}</symbol>`;

/**
 * Returns the SVG symbols of all icons that the app uses, and of its mark without the tile behind it, for the page's
 * HTML.
 */
exports.iconSprite = () => {
  const icons = Object.entries(JSON.parse(fs.readFileSync(ICONS, 'utf8'))).map(([name, drawing]) =>
    symbol(`icon-${name}`, 24, contentOf(path.join(DRAWINGS, `${drawing}.svg`))),
  );
  const mark = symbol('mark', 64, contentOf(MARK).replace(/<rect[^>]*rx="14"\/>/, ''));
  return [...icons, mark].join('');
};
