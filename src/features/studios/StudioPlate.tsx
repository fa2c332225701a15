import type { CSSProperties } from 'react';
import { Picture } from '@/components/media/Picture';
import { STUDIOS } from '@/domain/lists/studio';
import * as styles from './StudioPlate.late.module.css';
import { plateLook } from './plateLooks';

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
