import { Presets, SingleBar } from "cli-progress";

export interface Progress {
  show: (label: string, done: number, total: number) => void;
  end(): void;
}

export function createProgress(output: NodeJS.WritableStream & { isTTY?: boolean } = process.stderr): Progress {
  if (!output.isTTY) {
    return { show: (label) => void output.write(`${label}\n`), end: () => {} };
  }
  const bar = new SingleBar(
    { format: "{bar} {percentage}% {label}", hideCursor: true, stream: output },
    Presets.shades_classic,
  );
  let isStarted = false;
  return {
    show: (label, done, total) => {
      if (!isStarted) bar.start(total, done, { label });
      isStarted = true;
      bar.setTotal(total);
      bar.update(done, { label });
    },
    end: () => {
      if (isStarted) bar.stop();
    },
  };
}
