/**
 * Why an order does not allow something, in a sentence for operators. It is thrown, so that the transaction rolls back.
 */
export class OrderRefusal extends Error {
  override readonly name = 'OrderRefusal'
}
