/**
 * Calls `act` in every build that emits a page, after the page and before its compressed copies. `act` gets the page's
 * HTML, a function that adds files to the bundle, and the names of existing files.
 * @param {(html: string, emit: (file: string, text: string) => void, files: string[]) => void} act
 */
exports.afterPage = (compiler, name, act) => {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1 }, () => {
      const page = compilation.getAsset('index.html');
      if (!page) return;
      // Marked as minimized, so that files that deployers read stay readable.
      const emit = (file, text) => compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
      act(page.source.source().toString(), emit, Object.keys(compilation.assets));
    });
  });
};
