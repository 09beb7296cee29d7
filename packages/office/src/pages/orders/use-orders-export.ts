import { useLingui } from '@lingui/react'
import type { CommandInput } from '@shop/api-client/office/define-command'
import { MOST_DESK_ORDERS, orderDesk } from '@shop/api-client/office/order-commands'
import { zonedText } from '@shop/domain/market/zoned-moment'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { saveTable } from '../../tables/save-table.ts'
import type { ExportedTable, TableFormat } from '../../tables/shape/exported-table.ts'
import { stateName } from '../../words/names/state-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'

/** Hands the newest orders to the downloads, all or those that the list shows, as it shows them; `isCut`: there may be more. */
export function useOrdersExport(asked: CommandInput<typeof orderDesk>) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const hasTotals = may('orders.whole')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isCut, setCut] = useState(false)

  async function save(format: TableFormat): Promise<void> {
    setBusy(true)
    setProblem(null)
    setCut(false)
    try {
      const { orders } = await answer(shop, orderDesk, { ...asked, limit: MOST_DESK_ORDERS })
      // By the clock of whoever looks, as on the screen.
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const table: ExportedTable = {
        title: i18n.t({ id: 'shell.orders', message: 'Orders' }),
        columns: [
          { name: i18n.t({ id: 'orders.number', message: 'Order' }), holds: 'text' },
          { name: i18n.t({ id: 'orders.placedAt', message: 'Placed' }), holds: 'moment' },
          { name: i18n.t({ id: 'orders.locale', message: 'Country and language' }), holds: 'text' },
          { name: i18n.t({ id: 'orders.customer', message: 'Customer' }), holds: 'text' },
          { name: i18n.t({ id: 'orders.place', message: 'Place' }), holds: 'text' },
          { name: i18n.t({ id: 'orders.items', message: 'Items' }), holds: 'text' },
          { name: i18n.t({ id: 'orders.state', message: 'State' }), holds: 'text' },
          ...(hasTotals
            ? ([
                { name: i18n.t({ id: 'orders.currency', message: 'Currency' }), holds: 'text' },
                { name: i18n.t({ id: 'orders.total', message: 'Total' }), holds: 'amount' },
              ] as const)
            : []),
        ],
        rows: orders.map((order) => [
          order.number,
          zonedText(order.placedAt, timeZone),
          order.locale,
          order.name,
          order.place,
          order.items.map((item) => `${item.quantity} × ${item.name}`).join(', '),
          stateName(order.state, i18n),
          ...(hasTotals ? [order.currency, order.total] : []),
        ]),
      }
      await saveTable(table, { fileName: `${shop}-orders`, format, language: i18n.locale })
      setCut(orders.length >= MOST_DESK_ORDERS)
    } catch (error) {
      setProblem(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  return { save, isBusy, problem, isCut }
}
