/**
 * The order that chooses the face of a family: its card shows the member that comes first in it, of those that pass the
 * filters. What can be ordered comes before what is sold out, and what a category pins before everything else.
 *
 * It is the order of the list itself, so that a family stands where its best member would. Prices are the exception: in
 * both directions the face is the cheapest member, and families are ordered by the price that they show. Dearest first by
 * the dearest colour would lead with a price that most of the family does not cost.
 */
export function faceOrder<Order extends string>(order: Order): Order | 'price_asc' {
  return order === 'price_desc' ? 'price_asc' : order
}
