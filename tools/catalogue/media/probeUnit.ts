import type { Context } from '../context';
import { digest } from '../digest';
import type { Verdict, Way } from '../probe/assessPlayability';
import { guess, assessPlayability } from '../probe/assessPlayability';
import type { ProbeResult } from '../probe/probeResult';
import { probeFile } from '../probe/probeFile';
import { extensionOf, sourceOf } from './sourceOf';
import type { LookedAt, Plan, Unit } from './unit';

const WORST: readonly Way[] = ['as it is', 'length', 'repack', 'sound', 'encode', 'never'];

/** Probes all files that a film or an episode is played from. */
export async function probeUnit(unit: Unit, context: Context): Promise<Plan> {
  const versions: LookedAt[] = [];
  for (const { label, parts } of unit.files.versions) {
    const probes: (ProbeResult | string | null)[] = [];
    for (const part of parts) probes.push(await probeOnce(part, context));
    const verdicts = parts.map((part, index) => verdictOn(part, probes[index] ?? null, context));
    const durations = probes.map((probed) => (isProbed(probed) ? probed.duration : null));
    versions.push({
      label,
      parts,
      probes: probes.map((probed) => (isProbed(probed) ? probed : null)),
      probed: probes.find(isProbed) ?? null,
      verdict: worst(verdicts),
      duration: durations.reduce<number | null>((sum, time) => (sum === null || time === null ? null : sum + time), 0),
    });
  }
  return { unit, versions };
}

/** Probes a file, or uses a saved result. Returns null without ffprobe. */
async function probeOnce(file: string, context: Context): Promise<ProbeResult | string | null> {
  const { tools, probes, disk } = context;
  const found = disk.get(file);
  if (tools.ffprobe === null || !found || found.size === 0) return null;
  const key = digest(file, found.size, found.mtimeMs);
  const probed = probes[key] ?? (await probeFile(sourceOf(context, file), tools));
  // Errors are not saved, so that the next run probes the file again: a disk may have been unavailable.
  if (typeof probed === 'string') return probed;
  probes[key] = probed;
  context.probesUsed.add(key);
  return probed;
}

function verdictOn(file: string, probed: ProbeResult | string | null, { disk, tools }: Context): Verdict {
  if (disk.get(file)?.size === 0) return { way: 'never', reasons: ['the file is empty; copy it again'] };
  if (typeof probed === 'string') return { way: 'never', reasons: [probed] };
  if (probed !== null) return assessPlayability(probed, extensionOf(file));
  const verdict = guess(extensionOf(file));
  return tools.ffprobe === null || verdict.way === 'as it is' ? verdict : { way: 'never', reasons: verdict.reasons };
}

function worst(verdicts: readonly Verdict[]): Verdict {
  const way = WORST.findLast((candidate) => verdicts.some((verdict) => verdict.way === candidate)) ?? 'never';
  return { way, reasons: [...new Set(verdicts.flatMap(({ reasons }) => reasons))] };
}

const isProbed = (probed: ProbeResult | string | null): probed is ProbeResult =>
  probed !== null && typeof probed !== 'string';
