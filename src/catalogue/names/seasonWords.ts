/** Words for a season and an episode in file names, as regular expressions. */
export const SEASON_WORD =
  '(?:season|series|staffel|saison|temporada|stagione|seizoen|sezon|säsong|sesong|sæson|kausi|évad|evad|sezona|sezóna|сезон)';
export const EPISODE_WORD =
  '(?:episode|épisode|folge|episodio|episódio|capitulo|capítulo|avsnitt|afsnit|aflevering|odcinek|jakso|серия|эпизод)';
export const SPECIALS = /^(?:specials?|season 0+|s00|spezial|hors[- ]série)$/iu;
