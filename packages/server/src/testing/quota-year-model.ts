/** A project of the model: its status, and whose unit it has consumed. */
export interface ModelOrder {
  id: string;
  place: 'draft' | 'agency' | 'cancelled';
  /** 0 or 1: the dc it belongs to. */
  dc: number;
  /** 0 or 1: its SMHF. */
  smhf: number;
  unitOf: number | null;
  returns: number;
}

/** A figure as head office has it, with its version. */
interface Figure {
  annuel: number | null;
  version: number;
}

/** Two SMHFs' quotas of a year and the next one, in the words of specification/quotas.md; the test's own reckoning. */
export class QuotaYearModel {
  readonly orders: ModelOrder[] = [];
  readonly present: [Figure, Figure];
  readonly next: [Figure, Figure] = [
    { annuel: null, version: 0 },
    { annuel: null, version: 0 },
  ];
  /** The SMHF of each dc. */
  readonly managers: [number, number] = [0, 1];
  opened = false;

  constructor(units: number) {
    this.present = [
      { annuel: units, version: 1 },
      { annuel: units, version: 1 },
    ];
  }

  used(smhf: number): number {
    return this.orders.filter(({ unitOf }) => unitOf === smhf).length;
  }

  left(smhf: number): number {
    return (this.present[smhf]?.annuel ?? 0) - this.used(smhf);
  }

  /** The result of setting a figure; sets it if allowed. */
  edit(smhf: number, annuel: number, given: { version: number; confirmed: boolean }): string {
    const figure = this.present[smhf] as Figure;
    if (given.version !== figure.version) return 'VERSION';
    if (figure.annuel === annuel) return 'done';
    if (!given.confirmed && annuel <= this.used(smhf)) return 'QUOTA_A_CONFIRMER';
    Object.assign(figure, { annuel, version: figure.version + 1 });
    return 'done';
  }

  transfer(from: number, units: number): string {
    const [giver, taker] = [this.present[from] as Figure, this.present[1 - from] as Figure];
    if (units > Math.max(0, this.left(from))) return 'VALIDATION';
    Object.assign(giver, { annuel: (giver.annuel ?? 0) - units, version: giver.version + 1 });
    Object.assign(taker, { annuel: (taker.annuel ?? 0) + units, version: taker.version + 1 });
    return 'done';
  }

  submit(order: ModelOrder): string {
    if (order.unitOf === null && this.left(order.smhf) <= 0) return 'QUOTA';
    order.unitOf ??= order.smhf;
    order.place = 'agency';
    return 'done';
  }

  /** The first return releases the unit, later ones do not. */
  giveBack(order: ModelOrder): void {
    order.place = 'draft';
    order.returns += 1;
    if (order.returns === 1) order.unitOf = null;
  }

  /** What is finished stays with the managers it was finished under. */
  moveDc(dc: number): void {
    const smhf = 1 - (this.managers[dc] as number);
    this.managers[dc] = smhf;
    for (const order of this.orders) if (order.dc === dc && order.place !== 'cancelled') order.smhf = smhf;
  }

  plan(smhf: number, annuel: number | null): string {
    if (this.opened) return 'STATUT';
    const figure = this.next[smhf] as Figure;
    Object.assign(figure, { annuel, version: figure.version + 1 });
    return 'done';
  }

  open(): string {
    if (this.opened) return 'done';
    if (this.next.some(({ annuel }) => annuel === null)) return 'GARDE';
    this.opened = true;
    return 'done';
  }
}
