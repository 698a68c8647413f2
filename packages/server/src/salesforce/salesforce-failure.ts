import type { SalesforceTrouble } from '@ardoise/domain/contract/salesforce.ts';

/**
 * Salesforce gave no usable reply. `trouble` is the reason, for the screen; `message` is Salesforce's own error code
 * and words, or the network's: never a token nor a secret.
 */
export class SalesforceFailure extends Error {
  override readonly name = 'SalesforceFailure';
  readonly trouble: SalesforceTrouble;
  constructor(trouble: SalesforceTrouble, message: string) {
    super(message.slice(0, 300));
    this.trouble = trouble;
  }
}
