export const COUNTRY_NAMES = {
  US: 'United States of America',
  GB: 'United Kingdom',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
  IT: 'Italy',
  IN: 'India',
  JP: 'Japan',
  KR: 'South Korea',
  CN: 'China',
  BR: 'Brazil',
  RU: 'Russia',
  EG: 'Egypt',
  CA: 'Canada',
  AU: 'Australia',
};

/** The certificates of each country, the mildest first. A country with different ratings for series has a list `tv`. */
export const CERTIFICATES = {
  US: { movie: ['G', 'PG', 'PG-13', 'R', 'NC-17'], tv: ['TV-Y', 'TV-G', 'TV-PG', 'TV-14', 'TV-MA'] },
  GB: { movie: ['U', 'PG', '12A', '15', '18'] },
  DE: { movie: ['0', '6', '12', '16', '18'] },
  FR: { movie: ['U', '10', '12', '16', '18'] },
  IN: { movie: ['U', 'U/A 7+', 'UA', 'U/A 16+', 'A'] },
  JP: { movie: ['G', 'G', 'PG12', 'R15+', 'R18+'] },
  BR: { movie: ['L', '10', '12', '16', '18'] },
  CA: { movie: ['G', 'PG', '14A', '18A', 'R'] },
};
