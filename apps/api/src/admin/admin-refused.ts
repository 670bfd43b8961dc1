/** An admin request that can't be carried out; the message gives the reason. */
export class AdminRefused extends Error {
  override readonly name = "AdminRefused";
}
