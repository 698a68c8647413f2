/** The id of the control of `pdv.codePostal`: the error summary links to it. */
export function fieldId(name: string): string {
  return `champ-${name.replaceAll('.', '-')}`;
}

/** The id of the line under it, help or error. */
export function messageId(name: string): string {
  return `${fieldId(name)}-m`;
}
