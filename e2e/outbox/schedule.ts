import { createHash } from 'node:crypto';
import { Device } from './device.ts';
import { type Promised, QUESTIONS, type Question } from './promised.ts';
import { type Network, RoughProxy } from './rough-proxy.ts';
import { Seeded } from './seeded.ts';
import type { Site } from './site.ts';
import { Tab } from './tab.ts';
import { VirtualClock } from './virtual-clock.ts';

const PHOTOS = 10;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Place {
  device: Device;
  proxy: RoughProxy;
  field: Question;
  tabs: Tab[];
}

/** An act that waits for something. */
interface Act {
  tab: Tab;
  isDone: boolean;
  failure: string;
}

const DEEDS = {
  take: 6,
  postIt: 4,
  answer: 4,
  save: 1,
  remove: 1,
  network: 5,
  kill: 2,
  close: 1,
  openOther: 1,
  show: 1,
  full: 1,
  wait: 4,
} as const;
const DAY = 24 * 60 * MINUTE;
const WRONG_BY = [0, 0, 4 * MINUTE, -7 * MINUTE, 3 * DAY, -5 * DAY] as const;
/** What happens once it is signed: nothing of it is changed. */
const AFTER_SIGNING = { network: 5, kill: 2, close: 1, openOther: 1, show: 1, wait: 4 } as const;
const NETWORKS: Readonly<Record<Network, number>> = { up: 3, down: 4, flaky: 5, dead: 1 };

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What people, networks, browsers and the server do to one order, by a seed. */
export class Schedule {
  readonly log: string[] = [];
  readonly promised: Promised = {
    photos: new Map(),
    answers: new Map(),
    doubtful: new Set(),
    signed: undefined,
  };
  order = '';
  readonly #site: Site;
  readonly #random: Seeded;
  readonly #clock: VirtualClock;
  readonly #places: Place[] = [];
  #acts: Act[] = [];
  #underWay = 0;
  #typed = 0;

  constructor(seed: number, site: Site) {
    this.#site = site;
    this.#random = new Seeded(seed);
    // Tablets are minutes or days off, for which the first contact makes up.
    this.#clock = new VirtualClock(this.#random.of(WRONG_BY));
    this.#clock.isBusy = () =>
      this.#underWay > this.#places.reduce((sum, { proxy }) => sum + proxy.hanging, 0);
  }

  /** @param killsServer whether the server is killed once on the way */
  async run({ killsServer, steps }: { killsServer: boolean; steps: number }): Promise<void> {
    this.order = await this.#site.newDraft();
    await this.#addPlace('tablet', QUESTIONS[0]);
    if (this.#random.isOne(2)) await this.#addPlace('telephone', QUESTIONS[1]);
    for (const place of this.#places) await this.#open(place, true);
    const killed = killsServer ? this.#random.below(steps) : -1;
    for (let step = 0; step < steps; step += 1) {
      if (step === killed) await this.#killServer();
      await this.#step(this.#random.of(this.#places));
    }
    await this.#takeTheRest();
  }

  /** Client and delegate sign on the tablet, most often without a network; then cuts and kills go on. */
  async sign(steps: number): Promise<void> {
    const [place] = this.#places;
    if (place === undefined) return;
    place.device.isFull = false;
    // As its page follows what others change, while there is a network.
    for (const tab of this.#openTabs(place)) tab.close();
    await this.#open(place, true);
    if (!this.#random.isOne(4)) await this.#turn(place, 'down');
    for (let tries = 0; this.promised.signed === undefined && tries < 30; tries += 1) {
      if (tries === 10) await this.#turn(place, 'up');
      if (this.#wizard(place) === undefined) await this.#open(place, true);
      const wizard = this.#wizard(place);
      if (wizard !== undefined) await this.#signIn(place, wizard);
      if (this.#random.isOne(5) && wizard !== undefined) await this.#leave(place, wizard, true);
    }
    for (let step = 0; step < steps; step += 1) {
      const deed = this.#random.weighted(AFTER_SIGNING);
      const wizard = this.#wizard(place);
      if (deed === 'network') await this.#turn(place, this.#random.weighted(NETWORKS));
      else if (deed === 'openOther') await this.#openOther(place);
      else if (deed === 'wait') await this.#clock.run(this.#random.below(90) * SECOND);
      else if (wizard !== undefined) await this.#work(place, wizard, deed);
      else await this.#open(place, this.#random.isOne(2));
    }
  }

  async #signIn({ device }: Place, wizard: Tab): Promise<void> {
    const act = this.#does(wizard, async () => {
      const signed = await wizard.page.sign(this.#site.signature);
      if (!wizard.isOver) this.promised.signed = signed;
    });
    await this.#clock.run(MINUTE, () => act.isDone);
    this.log.push(`${device.name} signed${act.failure}`);
  }

  /** Everything works again: runs until nothing waits. @returns what still waits after so long, in words */
  async settle(limit: number): Promise<string[]> {
    await this.#site.back();
    for (const place of this.#places) {
      await this.#turn(place, 'up');
      place.device.isFull = false;
      if (this.#openTabs(place).length === 0) await this.#open(place, false);
    }
    const begun = this.#clock.now();
    await this.#clock.run(limit, async () => (await this.#unsettled()).length === 0);
    this.log.push(`settled within ${Math.round((this.#clock.now() - begun) / SECOND)} s`);
    return this.#unsettled();
  }

  async end(): Promise<void> {
    for (const { tabs, proxy } of this.#places) {
      for (const tab of tabs) tab.kill();
      await proxy.close();
    }
  }

  async #unsettled(): Promise<string[]> {
    const tabs = this.#places.flatMap((place) => this.#openTabs(place));
    const phases = tabs
      .map(({ page }) => page.phase())
      .filter((name) => name !== 'settled' && name !== 'closed');
    const waiting = await Promise.all(tabs.map(({ page }) => page.waiting()));
    const acts = this.#acts.filter(({ tab, isDone }) => !isDone && !tab.isOver).map(() => 'an act waits');
    return [...phases, ...waiting.flat(), ...acts];
  }

  async #addPlace(name: string, field: Place['field']): Promise<void> {
    const proxy = new RoughProxy(new Seeded(this.#random.below(2 ** 31)), this.#site.url);
    await proxy.listen();
    this.#places.push({
      device: new Device(name, this.#site.cookie, () => this.#clock.now()),
      proxy,
      field,
      tabs: [],
    });
  }

  #openTabs({ tabs }: Place): Tab[] {
    return tabs.filter(({ isOver }) => !isOver);
  }

  /** The open tab with a wizard. */
  #wizard(place: Place): Tab | undefined {
    return this.#openTabs(place).find(({ page }) => page.hasWizard());
  }

  #does(tab: Tab, act: () => Promise<void>): Act {
    const state: Act = { tab, isDone: false, failure: '' };
    this.#acts.push(state);
    act().then(
      () => {
        state.isDone = true;
      },
      (error: unknown) => {
        state.isDone = true;
        state.failure = ` (${error instanceof Error ? `${error.name}: ${error.message}` : String(error)})`;
      },
    );
    return state;
  }

  async #open(place: Place, withWizard: boolean): Promise<void> {
    const { device, proxy } = place;
    const tab = new Tab({
      code: this.#site.code,
      device,
      clock: this.#clock,
      url: proxy.url,
      isOnline: () => proxy.network !== 'down',
      onWork: (change) => {
        this.#underWay += change;
      },
    });
    place.tabs.push(tab);
    const opened = this.#does(tab, async () => {
      await tab.page.start();
      if (withWizard) await tab.page.openWizard(this.order);
    });
    await this.#clock.run(MINUTE, () => opened.isDone);
    if (!opened.isDone || opened.failure !== '') tab.kill();
    this.log.push(`${device.name} opened${withWizard ? ' its wizard' : ''}${opened.failure}`);
  }

  async #step(place: Place): Promise<void> {
    const wizard = this.#wizard(place);
    if (wizard === undefined && this.#random.isOne(2)) return this.#open(place, true);
    const deed = this.#random.weighted(DEEDS);
    if (deed === 'network') await this.#turn(place, this.#random.weighted(NETWORKS));
    else if (deed === 'openOther') await this.#openOther(place);
    else if (deed === 'wait') await this.#clock.run(this.#random.below(90) * SECOND);
    else if (deed === 'full') this.#fill(place);
    else if (wizard !== undefined) await this.#work(place, wizard, deed);
    await this.#clock.run(this.#random.below(4) * SECOND);
  }

  async #work(place: Place, wizard: Tab, deed: keyof typeof DEEDS): Promise<void> {
    if (deed === 'take') await this.#take(place, wizard);
    else if (deed === 'postIt') this.#addPostIt(place, wizard);
    else if (deed === 'answer') this.#answer(place, wizard);
    else if (deed === 'save') wizard.page.saveNow();
    else if (deed === 'remove') await this.#remove(place, wizard);
    else if (deed === 'show') for (const tab of this.#openTabs(place)) tab.show();
    else await this.#leave(place, wizard, deed === 'kill');
  }

  /** A page that cannot keep what is typed says so, once it has tried. */
  async #leave(place: Place, wizard: Tab, isKilled: boolean): Promise<void> {
    await this.#clock.run(1);
    if (wizard.page.isWarned()) return;
    if (!isKilled) wizard.close();
    else if (place.device.isFull || this.#random.isOne(2)) wizard.kill();
    else return this.#killBrowser(place);
    this.log.push(`${place.device.name}: ${isKilled ? 'killed' : 'closed'}`);
  }

  /** With all its tabs. Where the large storage is full, the small one has the only copy, for as long as it has it. */
  #killBrowser(place: Place): void {
    for (const tab of this.#openTabs(place)) tab.kill();
    place.device.loseUnwritten();
    this.log.push(`${place.device.name}: its browser is killed`);
  }

  async #take({ device }: Place, wizard: Tab): Promise<void> {
    if (this.promised.photos.size >= PHOTOS) return;
    const bytes = await this.#site.newPicture();
    const hash = sha256(bytes);
    this.promised.doubtful.add(hash);
    const file = new File([new Uint8Array(bytes)], 'carte.png', { type: 'image/png' });
    const taken = this.#does(wizard, async () => {
      const id = await wizard.page.takePhoto(file);
      if (wizard.isOver) return;
      this.promised.doubtful.delete(hash);
      this.promised.photos.set(id, { sha256: hash, postIts: [], device: device.name });
      this.log.push(`${device.name} took ${id}`);
    });
    await this.#clock.run(this.#random.below(10) * SECOND, () => taken.isDone);
    if (taken.failure !== '') this.log.push(`${device.name} took none${taken.failure}`);
  }

  /**
   * One of the photos of a device as its person left it: an order that was opened from an old copy may lack what they wrote,
   * and who writes there anyway is asked which to keep.
   */
  #own({ device }: Place, { page }: Tab): string | undefined {
    const own = [...page.shownPhotos()].flatMap(([id, postIts]) => {
      const promised = this.promised.photos.get(id);
      return promised?.device === device.name && String(promised.postIts) === String(postIts) ? [id] : [];
    });
    return own.length === 0 ? undefined : this.#random.of(own);
  }

  #addPostIt(place: Place, wizard: Tab): void {
    const id = this.#own(place, wizard);
    if (id === undefined) return;
    this.#typed += 1;
    const text = `Prix ${this.#typed}`;
    wizard.page.addPostIt(id, text);
    this.promised.photos.get(id)?.postIts.push(text);
    this.log.push(`${place.device.name} wrote ${text} on ${id}`);
  }

  #answer({ field, device }: Place, wizard: Tab): void {
    if (wizard.page.shownAnswer(field) !== (this.promised.answers.get(field) ?? '')) return;
    this.#typed += 1;
    const text = `Réponse ${this.#typed}`;
    wizard.page.answer(field, text);
    this.promised.answers.set(field, text);
    this.log.push(`${device.name} answered ${text}`);
  }

  async #remove(place: Place, wizard: Tab): Promise<void> {
    const id = this.#own(place, wizard);
    if (id === undefined) return;
    const photo = this.promised.photos.get(id);
    if (photo === undefined) return;
    // Its entry is gone at once, and comes back only if the removal fails.
    this.promised.photos.delete(id);
    const { isFull } = place.device;
    if (isFull) this.promised.doubtful.add(photo.sha256);
    const removed = this.#does(wizard, () => wizard.page.removePhoto(id));
    const settled = await this.#clock.run(5 * SECOND, () => removed.isDone);
    if (!settled || wizard.isOver) this.promised.doubtful.add(photo.sha256);
    if (removed.failure !== '') this.promised.photos.set(id, photo);
    this.log.push(`${place.device.name} removed ${id}${removed.failure}`);
  }

  async #turn({ device, proxy, tabs }: Place, network: Network): Promise<void> {
    this.log.push(`${device.name}: ${network}`);
    const wasDown = proxy.network === 'down';
    proxy.network = network;
    // The browser notices its own connection only, and not always.
    if (wasDown !== (network === 'down') && !this.#random.isOne(3))
      for (const tab of tabs) if (!tab.isOver) tab.tellNetwork(network !== 'down');
  }

  /** Another tab of the device, without a wizard. */
  async #openOther(place: Place): Promise<void> {
    if (this.#openTabs(place).length < 2) await this.#open(place, false);
  }

  #fill({ device }: Place): void {
    device.isFull = !device.isFull;
    device.tellsRoom = this.#random.isOne(2);
    this.log.push(`${device.name}: ${device.isFull ? 'full' : 'room again'}`);
  }

  async #killServer(): Promise<void> {
    this.log.push('the server is killed');
    await this.#site.kill();
  }

  /** Up to ten photos: with a network, then it is cut again. */
  async #takeTheRest(): Promise<void> {
    const [place] = this.#places;
    if (place === undefined) return;
    for (let tries = 0; this.promised.photos.size < PHOTOS && tries < 40; tries += 1) {
      place.device.isFull = false;
      if (tries === 10) {
        await this.#site.back();
        await this.#turn(place, 'up');
      }
      if (this.#wizard(place) === undefined) await this.#open(place, true);
      const wizard = this.#wizard(place);
      if (wizard === undefined) continue;
      await this.#take(place, wizard);
      if (this.#random.isOne(2)) this.#addPostIt(place, wizard);
    }
  }
}
