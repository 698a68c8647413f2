import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { NewProjectDialog } from './new-project-dialog.ts';
import { SignatureDialog } from './signature-dialog.ts';

/** Errors on a refused step; whitespace is normalised. */
interface Refusal {
  /** Of the summary, which is above the fields from two errors on. */
  title: string;
  told: string[];
  /** The message under each field, by the field's id. */
  under: Record<string, string>;
  focus: string;
}

const idOf = (chemin: string) => `champ-${chemin.replaceAll('.', '-')}`;

/** The Carte Brasserie wizard as a delegate uses it. */
export class WizardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the home page to the first step of a new card of Brasserie du Palais; returns the project's id. */
  create(): Promise<string> {
    return new NewProjectDialog(this.page).begin({ create: 'Créer une carte' });
  }

  dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  /** Waits for the screen with this question. */
  async at(question: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: question }).waitFor();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Suivant' }).click();
  }

  /** Opens the fields of a group displayed as known answers: 'Client', 'Agence'. */
  async open(part: string): Promise<void> {
    const name = new RegExp(`^(Corriger|Changer)\\s: ${part}$`, 'i');
    await this.page.getByRole('button', { name }).click();
  }

  /** From the step after the agency and the plan, which are known and passed over, back to them. */
  async backToAgency(made: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Précédent' }).click();
    await this.at(`Qui crée ${made}, et dans quel plan ?`);
  }

  /** The control of an answer, by its path. */
  field(chemin: string): Locator {
    return this.page.locator(`#${idOf(chemin)}`);
  }

  /** Clicks next and asserts the refusal: these fields, each with its message, focus on the first. */
  async nextIsRefused(problems: readonly (readonly [chemin: string, message: string])[]): Promise<void> {
    await this.page.getByRole('button', { name: /^(Suivant|Valider)$/ }).click();
    await this.showsRefusal(problems);
  }

  /** Asserts the errors on screen: a single one at its field alone, several with the specification's sentence above. */
  async showsRefusal(
    problems: readonly (readonly [chemin: string, message: string])[],
    focus = problems[0]?.[0] ?? '',
  ): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(readRefusal), { timeout: 10_000 })
      .toEqual({
        title:
          problems.length === 1
            ? ''
            : 'Formulaire invalide. Veuillez vérifier les données entourées en jaune.',
        told: problems.length === 1 ? [] : problems.map(([, message]) => expect.stringContaining(message)),
        under: Object.fromEntries(problems.map(([chemin, message]) => [idOf(chemin), message])),
        focus: idOf(focus),
      });
  }

  /**
   * Clicks a button and asserts its refusal: these sentences in the summary above the step, in this order; a single one
   * at its field.
   */
  async isRefused(
    sentences: readonly string[],
    button: string | RegExp = /^(Suivant|Valider)$/,
  ): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
    const told = this.page.locator(
      sentences.length === 1 ? '.field-bad .field-message:has(svg)' : '.error-summary li',
    );
    await expect
      .poll(() => told.allInnerTexts(), { timeout: 10_000 })
      .toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
  }

  /** A tile of a picture picker, by its label. */
  tile(name: string): Locator {
    return this.page.locator('.picker-tile label').filter({ hasText: name }).first();
  }

  /** Chooses a card as the answer of a question. */
  async answer(question: string, answer: string): Promise<void> {
    await this.page.getByRole('group', { name: question }).getByText(answer, { exact: true }).first().click();
  }

  /** `Enter` is the search key of a tablet's virtual keyboard. */
  async findOutlet(number: string, key: 'Tab' | 'Enter' = 'Tab'): Promise<void> {
    await this.page.getByLabel('Numéro d’OUTLET').fill(number);
    await this.page.keyboard.press(key);
  }

  /** Fills the open signature dialog and signs. */
  sign(quality: string, certify: boolean): Promise<void> {
    return new SignatureDialog(this.page).sign(quality, certify);
  }
}

/** Runs in the page. */
function readRefusal(): Refusal {
  const words = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const summary = document.querySelector('.error-summary');
  const wrong = [...document.querySelectorAll('.field.field-bad')].map((field) => [
    field.id || (field.querySelector('[id^="champ-"]:not(.field-message, [capture])')?.id ?? ''),
    words(field.querySelector('.field-message')),
  ]);
  return {
    title: words(summary?.querySelector('p')),
    told: [...(summary?.querySelectorAll('li') ?? [])].map(words),
    under: Object.fromEntries(wrong),
    focus: document.activeElement?.id ?? '',
  };
}
