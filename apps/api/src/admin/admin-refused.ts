/** What was asked for can't be done as things stand; the message says why, to whoever asked. */
export class AdminRefused extends Error {
  override readonly name = "AdminRefused";
}
