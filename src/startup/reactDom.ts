/** React's renderer as an ES module: webpack's runtime needs more code to load a CommonJS module by `import()`. */
export { createRoot } from 'react-dom/client';
