import { useState } from 'react';
import type { Film, FilmSource } from '@/domain/film/film';
import { languageName } from '@/lib/languageName';
import { canPlay } from './canPlay';
import { soundKey } from './chooseSource';
import type { PlayerOption } from './PlayerChoice';
import type { StreamEngine } from './streamEngine';
import type { Stream } from './useSource';

export interface TrackChoice {
  options: readonly PlayerOption[];
  value: string;
  onChoose: (value: string) => void;
}

interface Played {
  index: number;
  stream: Stream | null;
  choose: (index: number) => void;
}

const qualityText = ({ label, height }: FilmSource) => label ?? (height === null ? 'Standard' : `${height}p`);

const soundText = (language: string, label: string | null) => label ?? (language ? languageName(language) : 'Original');

/** What there is to choose from of pictures and sound: among the sources, or in a stream. Null where there is but one. */
export function useTrackChoices({ sources }: Film, { index, stream, choose }: Played) {
  // Another stream begins with its own: the connection's choice.
  const [level, setLevel] = useState<{ of: StreamEngine; index: number } | null>(null);
  const own = sources.map((source, at) => ({ source, at })).filter(({ source }) => canPlay(source));
  const current = sources[index];
  const key = current ? soundKey(current) : '';

  const among = (entries: typeof own, text: (source: FilmSource) => string): TrackChoice => ({
    options: entries.map(({ source, at }) => ({ value: String(at), text: text(source) })),
    value: String(index),
    onChoose: (value) => choose(Number(value)),
  });

  const sameSound = own.filter(({ source }) => soundKey(source) === key);
  // One of each sound: the quality that plays, or the first.
  const perSound = own.filter(
    ({ source, at }) =>
      at === index ||
      (soundKey(source) !== key && own.find((other) => soundKey(other.source) === soundKey(source))?.at === at),
  );

  const streamQuality: TrackChoice | null = stream && {
    options: [
      { value: '-1', text: 'Auto' },
      ...stream.tracks.heights.map((height, at) => ({
        value: String(at),
        text: height > 0 ? `${height}p` : `Quality ${at + 1}`,
      })),
    ],
    value: String(level?.of === stream.engine ? level.index : -1),
    onChoose: (value) => {
      setLevel({ of: stream.engine, index: Number(value) });
      stream.engine.setLevel(Number(value));
    },
  };
  const streamSound: TrackChoice | null = stream && {
    options: stream.tracks.sounds.map(({ label, language }, at) => ({
      value: String(at),
      text: label || soundText(language, null),
    })),
    value: String(stream.tracks.sound),
    onChoose: (value) => stream.engine.setSound(Number(value)),
  };

  const several = (choice: TrackChoice, least = 2) => (choice.options.length >= least ? choice : null);
  return {
    // 'Auto' and one more are the same.
    quality: streamQuality ? several(streamQuality, 3) : several(among(sameSound, qualityText)),
    sound:
      (streamSound && several(streamSound)) ??
      several(among(perSound, ({ sound }) => soundText(sound?.language ?? '', sound?.label ?? null))),
    /** What is heard, in BCP 47, where that is known. */
    soundLanguage: stream?.tracks.sounds[stream.tracks.sound]?.language ?? current?.sound?.language ?? null,
  };
}
