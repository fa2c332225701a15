import { useState } from 'react';
import type { Film, FilmSource } from '@/domain/film/film';
import { t, tIn } from '@/i18n/t';
import { capitalized } from '@/i18n/inSentence';
import { languageName } from '@/lib/formats/names';
import { canPlay, soundKey } from './chooseSource';
import type { PlayerOption } from './PlayerChoice';
import type { StreamEngine } from './streamEngine';
import type { Stream } from './useSource';

export interface TrackChoice {
  options: readonly PlayerOption[];
  value: string;
  onChoose: (value: string) => void;
}

interface PlayedStream {
  index: number;
  stream: Stream | null;
  choose: (index: number) => void;
}

const qualityText = ({ label, height }: FilmSource) =>
  label ?? (height === null ? tIn('picture quality', 'Standard') : `${height}p`);

const soundText = (language: string, label: string | null) =>
  label ?? (language ? capitalized(languageName(language)) : tIn('sound', 'Original'));

/**
 * Returns the choices of quality and sound, among the sources or within a stream. A choice is null if it has only one
 * option.
 */
export function useTrackChoices({ sources }: Film, { index, stream, choose }: PlayedStream) {
  // Applies to one engine only: another stream starts with automatic quality.
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
  // One source of each sound track: the one that plays, or the first.
  const perSound = own.filter(
    ({ source, at }) =>
      at === index ||
      (soundKey(source) !== key && own.find((other) => soundKey(other.source) === soundKey(source))?.at === at),
  );

  const streamQuality: TrackChoice | null = stream && {
    options: [
      { value: '-1', text: tIn('picture quality', 'Auto') },
      ...stream.tracks.heights.map((height, at) => ({
        value: String(at),
        text: height > 0 ? `${height}p` : t('Quality {number}', { number: at + 1 }),
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
    // `Auto` and a single quality are the same, so a choice needs three options.
    quality: streamQuality ? several(streamQuality, 3) : several(among(sameSound, qualityText)),
    sound:
      (streamSound && several(streamSound)) ??
      several(among(perSound, ({ sound }) => soundText(sound?.language ?? '', sound?.label ?? null))),
    /** The language of the sound track in BCP 47, if known. */
    soundLanguage: stream?.tracks.sounds[stream.tracks.sound]?.language ?? current?.sound?.language ?? null,
  };
}
