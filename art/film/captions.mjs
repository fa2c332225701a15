/**
 * The captions, from second `from` to second `to`. `en` and `de` are the narrator's lines, which tell the story.
 * `sound` describes sounds for viewers who do not hear them.
 */
export const CAPTIONS = [
  { from: 0.8, to: 2.6, sound: '[a match is struck]' },
  { from: 2.9, to: 7.2, sound: '[a music box begins a waltz]' },
  { from: 8.4, to: 12, en: 'There was a town with forty lamps,', de: 'Es war eine Stadt mit vierzig Lampen,' },
  {
    from: 12.2,
    to: 16,
    en: 'and a lamplighter who lit them, evening by evening.',
    de: 'und eine Laternenanzünderin zündete sie an, Abend für Abend.',
    sound: '[each lamp rings as it is lit]',
  },
  {
    from: 17,
    to: 20.4,
    en: 'She knew every one by its number.',
    de: 'Sie kannte jede bei ihrer Nummer.',
  },
  {
    from: 20.6,
    to: 23.6,
    en: 'Nobody had ever counted further than forty.',
    de: 'Weiter als vierzig hatte nie jemand gezählt.',
  },
  {
    from: 24.4,
    to: 28,
    en: 'One night the wind came up from the sea',
    de: 'Eines Nachts kam der Wind vom Meer herauf',
    sound: '[the wind rises]',
  },
  { from: 28.3, to: 31.4, en: 'and put out the lamps. All of them.', de: 'und blies die Lampen aus. Alle.' },
  { from: 32, to: 34.6, en: 'And then,', de: 'Und dann,' },
  { from: 35.4, to: 38, en: 'it put out the moon.', de: 'blies er den Mond aus.', sound: '[a puff, and silence]' },
  {
    from: 39.2,
    to: 42.6,
    en: 'Out at sea, somebody’s brother looked for the shore.',
    de: 'Draußen auf See suchte jemandes Bruder die Küste.',
    sound: '[rain, a far horn]',
  },
  {
    from: 43,
    to: 45.8,
    en: 'There was no shore to be seen.',
    de: 'Es war keine Küste zu sehen.',
    sound: '[the horn again]',
  },
  {
    from: 46.6,
    to: 49.8,
    en: 'She had one small flame left. And a ladder.',
    de: 'Ihr war eine kleine Flamme geblieben. Und eine Leiter.',
  },
  {
    from: 50.4,
    to: 54,
    en: 'It was longer than she remembered.',
    de: 'Sie war länger, als sie gedacht hatte.',
    sound: '[steps on rungs]',
  },
  { from: 54.4, to: 57.4, en: 'She counted as she climbed.', de: 'Beim Klettern zählte sie.' },
  { from: 58.6, to: 60.6, en: 'Thirty-nine. Forty.', de: 'Neununddreißig. Vierzig.' },
  { from: 61.6, to: 64.4, en: 'Forty-one.', de: 'Einundvierzig.', sound: '[the waltz returns, with all there is]' },
  {
    from: 65.4,
    to: 69,
    en: 'And there was the way home.',
    de: 'Und da war der Weg nach Hause.',
    sound: '[a harbour bell]',
  },
  {
    from: 70.6,
    to: 75,
    en: 'Since that night they leave the ladder where it is. One never knows.',
    de: 'Seit jener Nacht lassen sie die Leiter stehen. Man weiß ja nie.',
  },
  { from: 77, to: 80.6, sound: '[the music box winds down]' },
];

/** The text tracks: their language, their kind, and the text of a cue. */
export const TRACKS = [
  {
    language: 'en',
    label: 'English',
    kind: 'captions',
    textOf: ({ en, sound }) => [sound, en].filter(Boolean).join('\n'),
  },
  { language: 'de', label: 'Deutsch', kind: 'subtitles', textOf: ({ de }) => de ?? '' },
];
