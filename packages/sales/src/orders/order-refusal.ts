import { CommandRefusal } from '@shop/engine/command/command-refusal'

/**
 * Why an order does not allow something, in a sentence for operators. It is thrown, so that the transaction rolls back.
 */
export class OrderRefusal extends CommandRefusal {
  override readonly name = 'OrderRefusal'
}
