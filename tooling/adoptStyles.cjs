/**
 * A webpack loader after css-loader's `css-style-sheet`: the document takes the sheet when the script runs. A policy
 * that forbids styles in the page allows a sheet that a script has made.
 */
module.exports = (source) => {
  const [, sheet] = /^export default (\w+);$/m.exec(source) ?? [];
  if (!sheet) throw new Error('css-loader made no style sheet');
  return `${source}document.adoptedStyleSheets.push(${sheet});\n`;
};
