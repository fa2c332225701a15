/** What a season and an episode are called in names, as regular expressions. */
export const SEASON_WORD = '(?:season|series|staffel|saison|temporada|stagione|seizoen|sezon|säsong|sæson|kausi|сезон)';
export const EPISODE_WORD = '(?:episode|épisode|folge|episodio|episódio|capitulo|capítulo|avsnitt|aflevering|серия)';
export const SPECIALS = /^(?:specials?|season 0+|s00|spezial|hors[- ]série)$/iu;
