import type { CSSProperties } from 'react';
import { Picture } from '@/components/media/Picture';
import { STUDIOS } from '@/domain/lists/studio';
import * as styles from './StudioPlate.late.module.css';

/** The design of a generated plate: a pattern in `tone` on `ground`, a frame in `line`, and the name in `ink`. */
interface PlateLook {
  pattern: 'rays' | 'dots' | 'rings' | 'lines';
  ground: string;
  tone: string;
  line: string;
  ink: string;
}

/** In the palettes of the posters. The ink must have a contrast of at least 7 to ground and tone. */
const LOOKS: readonly [PlateLook, ...PlateLook[]] = [
  { pattern: 'rays', ground: '#1a1228', tone: '#3d2652', line: '#f2af7d', ink: '#fde9c9' },
  { pattern: 'dots', ground: '#0a1720', tone: '#12323f', line: '#5aa79c', ink: '#fbf3dc' },
  { pattern: 'rings', ground: '#1e0f0b', tone: '#4d2014', line: '#f1b05d', ink: '#fbe9c6' },
  { pattern: 'lines', ground: '#0f1610', tone: '#22351f', line: '#dec56c', ink: '#f8edcb' },
  { pattern: 'rays', ground: '#190a13', tone: '#42142b', line: '#e8ac55', ink: '#f9e8c3' },
  { pattern: 'rings', ground: '#0e0f27', tone: '#1f2153', line: '#f1aa69', ink: '#fdecc9' },
  { pattern: 'dots', ground: '#24101a', tone: '#5a1f38', line: '#f3bd9d', ink: '#fdeeda' },
];

/** Returns the design for a name, which is the same every time. */
export function plateLook(name: string): PlateLook {
  const sum = Array.from(name).reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return LOOKS[sum % LOOKS.length] ?? LOOKS[0];
}

/** The artwork of a known studio, or a generated plate with the studio's name. */
export function StudioPlate({ name }: { name: string }) {
  const known = STUDIOS.find((studio) => studio.name === name);
  if (known)
    return (
      <>
        <h1 className="visually-hidden">{name}</h1>
        <Picture
          image={`art/studios/${known.slug}.svg`}
          shape="backdrop"
          sizes="100vw"
          isFirst
          className={styles.plate}
        />
      </>
    );
  const { pattern, ground, tone, line, ink } = plateLook(name);
  // `CSSProperties` does not include custom properties.
  const colors = { '--ground': ground, '--tone': tone, '--line': line, '--print': ink } as CSSProperties;
  return (
    <div className={styles.printed} data-pattern={pattern} style={colors}>
      <h1 className={styles.name} dir="auto">
        {name}
      </h1>
    </div>
  );
}
