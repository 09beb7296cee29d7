import { Link } from '@tanstack/react-router'

/** The number of an order of the shop, leading to it. */
export function OrderLink({ shop, number }: { shop: string; number: string }) {
  return (
    <Link to="/$shop/orders/$number" params={{ shop, number }}>
      {number}
    </Link>
  )
}
