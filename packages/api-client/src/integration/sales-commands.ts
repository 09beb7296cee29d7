import { ORDER_STATES } from '@shop/domain/order/order'
import * as v from 'valibot'
import { defineCommand } from '../office/define-command.ts'
import { OrderNumber, ShownOrder } from '../office/order-commands.ts'
import { LISTING, POLLING, pageOf } from './listing.ts'

const Minor = v.pipe(v.number(), v.safeInteger())

const ListedOrder = v.object({
  number: v.string(),
  state: v.picklist(ORDER_STATES),
  placedAt: v.string(),
  updatedAt: v.string(),
  locale: v.string(),
  currency: v.string(),
  total: Minor,
  /** Null once the account is deleted. */
  customerId: v.nullable(v.string()),
})

/** Orders by their numbers, which grow: whoever keeps the last number asks for those behind it. */
export const listOrders = defineCommand({
  name: 'listOrders',
  right: 'orders.read',
  changes: null,
  input: v.strictObject({
    ...LISTING,
    ...POLLING,
    state: v.optional(v.nullable(v.picklist(ORDER_STATES)), null),
    /** The number of the last order that is known. */
    after: v.optional(v.nullable(OrderNumber), null),
  }),
  answer: pageOf(ListedOrder),
})

const {
  lines,
  mails: _mails,
  others: _others,
  steps: _steps,
  resendable: _resendable,
  ...order
} = ShownOrder.entries

/** An order as a warehouse or an ERP needs it: without mails, and without other orders of its customer. */
export const readOrder = defineCommand({
  name: 'readOrder',
  right: 'orders.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ number: OrderNumber }),
  answer: v.nullable(
    v.object({
      ...order,
      lines: v.array(
        v.object({
          ...lines.item.entries,
          variantId: v.number(),
          referenceKey: v.string(),
          /** Rate of the value added tax, percent. */
          taxRate: v.number(),
        }),
      ),
    }),
  ),
})

const Customer = v.object({
  id: v.string(),
  customerNo: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.nullable(v.string()),
  isGuest: v.boolean(),
  createdAt: v.string(),
  updatedAt: v.string(),
})

export const listCustomers = defineCommand({
  name: 'listCustomers',
  right: 'customers.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ ...LISTING, ...POLLING }),
  answer: pageOf(Customer),
})

export const readCustomer = defineCommand({
  name: 'readCustomer',
  right: 'customers.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  answer: v.nullable(Customer),
})
