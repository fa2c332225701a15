const fs = require('node:fs');
const path = require('node:path');

const ICONS = path.join(__dirname, '../src/components/ui/icons.json');
const DRAWINGS = path.dirname(require.resolve('lucide-static/icons/plus.svg'));

const contentOf = (drawing) => {
  const svg = fs.readFileSync(path.join(DRAWINGS, `${drawing}.svg`), 'utf8');
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .trim();
};

/** The symbols of every icon that the app names, for the page's HTML. */
exports.iconSprite = () =>
  Object.entries(JSON.parse(fs.readFileSync(ICONS, 'utf8')))
    .map(([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${contentOf(drawing)}</symbol>`)
    .join('');
