/** What an order does not allow, in a sentence for operators. It is thrown, so that nothing of the wish is written. */
export class OrderRefusal extends Error {
  override readonly name = 'OrderRefusal'
}
