/** Returns the mean absolute difference of two frames, in steps of 255. */
export function frameStep(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs(a[i] - b[i]);
  return sum / a.length;
}

/** Returns a gauge that compares the step over the seam of a loop with its other steps. */
export function createSeamGauge() {
  let first;
  let last;
  const steps = [];
  return {
    see(frame) {
      if (last) steps.push(frameStep(last, frame));
      first ??= frame;
      last = frame;
    },
    report() {
      const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
      const [least, most] = [Math.min(...steps), Math.max(...steps)];
      return `steps ${least.toFixed(3)} to ${most.toFixed(3)}, mean ${mean.toFixed(3)}, over the seam ${frameStep(last, first).toFixed(3)}`;
    },
  };
}
