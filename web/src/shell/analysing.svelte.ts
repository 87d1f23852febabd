/** The analysis of a finished game: asked for, waited for, shown. */

import * as api from "./api";
import type { AnalysisInfo, Report } from "../contract/table";

const AGAIN_AFTER = 700;

export class Analysing {
  info = $state.raw<AnalysisInfo | null>(null);
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly id: string) {}

  get report(): Report | null {
    return this.info?.report ?? null;
  }

  /** Looks whether somebody has asked for it before. */
  look = (): Promise<void> => this.ask(api.analysis, true);

  begin = (): Promise<void> => this.ask(api.beginAnalysis);

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(how: (id: string) => Promise<AnalysisInfo>, quietly = false): Promise<void> {
    try {
      this.info = await how(this.id);
      this.failed = this.info.failed;
      if (!this.info.report && !this.info.failed && !this.closed)
        this.timer = setTimeout(() => void this.ask(api.analysis), AGAIN_AFTER);
    } catch {
      this.failed = !quietly;
    }
  }
}
