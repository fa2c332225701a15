/**
 * The names of chapters that contain only opening titles or closing credits, in lower case. A recap is part of the
 * story, and an introduction may be part of the film, so neither is listed.
 */
export const CHAPTER_NAMES = {
  intro: [
    ...['intro', 'opening', 'opening credits', 'opening titles', 'opening theme', 'opening sequence'],
    ...['title sequence', 'main titles', 'intro credits', 'op', 'vorspann', 'générique de début'],
    ...['créditos iniciales', 'titoli di testa', 'sigla iniziale', 'begintitels', 'förtexter', 'オープニング'],
  ],
  credits: [
    ...['credits', 'end credits', 'ending credits', 'closing credits', 'end titles', 'closing titles'],
    ...['ending', 'ending theme', 'outro', 'ed', 'abspann', 'générique de fin', 'créditos', 'créditos finales'],
    ...['titoli di coda', 'sigla finale', 'aftiteling', 'eftertexter', 'lopputekstit', 'титры', 'エンディング'],
  ],
} as const;
