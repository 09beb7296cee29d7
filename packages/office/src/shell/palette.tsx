import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { FoundFormerOrder, FoundOrder } from '@shop/api-client/office/order-commands'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  type Key,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { searchQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { Badge } from '../parts/badge.tsx'
import { useQuiet } from '../parts/use-quiet.ts'
import { day, money } from '../words/format.ts'
import { FORMER_STATE_TONES, formerStateName } from '../words/names/former-state-name.ts'
import { STATE_TONES, stateName } from '../words/names/state-name.ts'
import { problemText } from '../words/problems/problem-text.ts'
import styles from './palette.module.css'
import { usePaletteActions } from './palette-actions.tsx'
import { type PaletteGroup, usePaletteFinds } from './use-palette-finds.ts'
import type { TypedAhead } from './use-typed-ahead.ts'

/** One letter begins too many pages. */
const LEAST = 2

type PaletteProps = {
  isOpen: boolean
  onClose: () => void
  /** What was typed before the field was there. */
  ahead: Pick<TypedAhead, 'take'>
}

/** One search for orders, people, goods and ways: it opens with Ctrl K, and the arrow keys choose while the words stay in the field. */
export function Palette({ isOpen, onClose, ahead }: PaletteProps) {
  const { i18n } = useLingui()
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog
          className={styles.dialog ?? ''}
          aria-label={i18n.t({ id: 'palette.title', message: 'Search everything' })}
        >
          <Results onClose={onClose} ahead={ahead} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Results({ onClose, ahead }: Omit<PaletteProps, 'isOpen'>) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  // Not before the field has the focus: what is typed while this is drawn belongs to it as well.
  useEffect(() => {
    const typed = ahead.take()
    if (typed !== '') setText(typed)
  }, [ahead])
  const asked = useQuiet(useDeferredValue(text.trim()))
  const { data, error, isFetching } = useQuery(searchQuery(shop.id, shop.may('orders.read') ? asked : ''))
  const orders = (asked === '' ? undefined : data?.orders) ?? []
  const former = (asked === '' ? undefined : data?.formerOrders) ?? []
  const { contains, startsWith } = useFilter({ sensitivity: 'base' })
  const actions = usePaletteActions()
  // Whoever begins to type a page is taken there, whatever goods are called alike and are found a moment later.
  const leading =
    text.trim().length < LEAST ? [] : actions.filter(({ name }) => startsWith(name, text.trim()))
  const groups = usePaletteFinds(asked)
  const finds = groups.flatMap((group) => group.finds)
  const found = i18n.t({ id: 'palette.found', message: 'Found' })

  // One that could not be asked does not hide what the others have found.
  const failure = error ?? groups.find((group) => group.error !== null)?.error ?? null

  const field = useRef<HTMLInputElement>(null)
  const isFound = (key: Key) =>
    orders.some(({ number }) => number === key) ||
    former.some(({ id }) => id === key) ||
    finds.some((find) => find.key === key)
  const open = (number: string) => {
    onClose()
    void navigate({ to: '/$shop/orders/$number', params: { shop: shop.id, number } })
  }
  const openFormer = (id: string) => {
    onClose()
    void navigate({ to: '/$shop/former-orders/$id', params: { shop: shop.id, id } })
  }
  const openFind = (key: string) => {
    onClose()
    finds.find((find) => find.key === key)?.open()
  }
  const act = (key: string) => {
    onClose()
    actions.find((action) => action.key === key)?.act()
  }

  /** Enter takes the first of what stands there, unless the arrows have chosen another. */
  function takeFirst(): void {
    const chosen = field.current?.getAttribute('aria-activedescendant')
    if (chosen && document.getElementById(chosen) !== null) return
    const [way] = leading
    const [order] = orders
    const [old] = former
    const [other] = finds
    const action = actions.find(({ name }) => contains(name, text.trim()))
    if (way) act(way.key)
    else if (order) open(order.number)
    else if (old) openFormer(old.id)
    else if (other) openFind(other.key)
    else if (action) act(action.key)
  }

  const ways = actions.length > 0 && (
    <MenuSection>
      <Header className={styles.section ?? ''}>
        <Trans id="palette.actions" message="Actions" />
      </Header>
      <Collection items={actions}>
        {({ key, name, Icon }) => (
          <MenuItem id={key} textValue={name} className={styles.action ?? ''} onAction={() => act(key)}>
            <Icon aria-hidden="true" />
            {name}
          </MenuItem>
        )}
      </Collection>
    </MenuSection>
  )

  return (
    <Autocomplete
      inputValue={text}
      onInputChange={setText}
      // Here and not beforehand: what the field points to has to be in the list that it is pointed at in. Orders, customers
      // and goods were found by the server, which forgives what this would not.
      filter={(name, typed, { key }) => isFound(key) || contains(name, typed.trim())}
      // It would go on pointing at the first of a list that the next letter has taken away.
      disableAutoFocusFirst
    >
      <SearchField
        className={styles.field ?? ''}
        aria-label={i18n.t({ id: 'palette.field', message: 'Search' })}
        autoFocus
        onSubmit={takeFirst}
      >
        <Search aria-hidden="true" />
        <Input
          ref={field}
          className={styles.input ?? ''}
          placeholder={i18n.t({
            id: 'palette.placeholder',
            message: 'Order, name, e-mail, city, article, EAN, invoice, parcel, code',
          })}
        />
      </SearchField>
      <p className={styles.hint} role="status">
        {failure
          ? problemText(failure, i18n)
          : hintOf({
              asked,
              isFetching: isFetching || groups.some((group) => group.isFetching),
              orders: orders.length + former.length,
              others: finds.length,
              isGuess: data?.isGuess ?? false,
            })}
      </p>
      <section
        className={styles.list}
        aria-label={found}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
      >
        <Menu className={styles.found ?? ''} aria-label={found}>
          {leading.length > 0 && ways}
          {orders.length > 0 && (
            <MenuSection>
              <Header className={styles.section ?? ''}>
                <Trans id="palette.orders" message="Orders" />
              </Header>
              <Collection items={orders}>
                {(order) => (
                  <MenuItem
                    id={order.number}
                    textValue={`${order.number} ${order.name}`}
                    className={styles.item ?? ''}
                    onAction={() => open(order.number)}
                  >
                    <FoundCells order={order} />
                  </MenuItem>
                )}
              </Collection>
            </MenuSection>
          )}
          {former.length > 0 && (
            <MenuSection>
              <Header className={styles.section ?? ''}>
                <Trans id="formerOrder.title" message="Orders of the old shop" />
              </Header>
              <Collection items={former}>
                {(order) => (
                  <MenuItem
                    id={order.id}
                    textValue={`${order.number} ${order.name}`}
                    className={styles.item ?? ''}
                    onAction={() => openFormer(order.id)}
                  >
                    <FormerCells order={order} />
                  </MenuItem>
                )}
              </Collection>
            </MenuSection>
          )}
          {groups.map(
            ({ key, finds: own }) =>
              own.length > 0 && (
                <MenuSection key={key}>
                  <Header className={styles.section ?? ''}>{groupName(key, i18n)}</Header>
                  <Collection items={own}>
                    {(find) => (
                      <MenuItem
                        id={find.key}
                        textValue={`${find.name} ${find.about}`}
                        className={styles.item ?? ''}
                        onAction={() => openFind(find.key)}
                      >
                        <span className={styles.who}>
                          <strong>{find.name}</strong>
                        </span>
                        <span className={styles.what}>{find.about}</span>
                      </MenuItem>
                    )}
                  </Collection>
                </MenuSection>
              ),
          )}
          {leading.length === 0 && ways}
        </Menu>
      </section>
    </Autocomplete>
  )
}

function FoundCells({ order }: { order: FoundOrder }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const { number, name, place, total, currency, state, items } = order
  return (
    <>
      <span className={styles.who}>
        <strong>{name}</strong>
        <span>{place}</span>
      </span>
      <Badge tone={STATE_TONES[state]}>{stateName(state, i18n)}</Badge>
      <span className={styles.what}>
        {number} · {items.map((item) => `${item.quantity} × ${item.name}`).join(', ')}
      </span>
      {may('orders.whole') && <span className={styles.total}>{money(total, currency, i18n.locale)}</span>}
    </>
  )
}

function FormerCells({ order }: { order: FoundFormerOrder }) {
  const { i18n } = useLingui()
  const { number, name, email, placedAt, total, currency, state } = order
  return (
    <>
      <span className={styles.who}>
        <strong>{name}</strong>
        <span>{email}</span>
      </span>
      <Badge tone={FORMER_STATE_TONES[state]}>{formerStateName(state, i18n)}</Badge>
      <span className={styles.what}>
        {number} · {day(placedAt, i18n.locale)}
      </span>
      <span className={styles.total}>{money(total, currency, i18n.locale)}</span>
    </>
  )
}

/** What a part of the list holds. */
function groupName(key: PaletteGroup['key'], i18n: I18n): string {
  const names = {
    customers: i18n.t({ id: 'palette.customers', message: 'Customers' }),
    products: i18n.t({ id: 'palette.products', message: 'Products' }),
    offers: i18n.t({ id: 'palette.offers', message: 'Promotions and vouchers' }),
  }
  return names[key]
}

type Found = { asked: string; isFetching: boolean; orders: number; others: number; isGuess: boolean }

function hintOf({ asked, isFetching, orders, others, isGuess }: Found) {
  if (asked === '') return <Trans id="palette.start" message="A letter may be wrong." />
  const count = orders + others
  if (count === 0 && isFetching) return <Trans id="palette.searching" message="Searching …" />
  if (count === 0) return <Trans id="palette.nothing" message="Nothing belongs to this." />
  if (isGuess)
    return <Trans id="palette.guess" message="Nothing is written just so; this is written nearly so." />
  if (others > 0)
    return <Trans id="palette.all" message="{count, plural, one {# hit} other {# hits}}" values={{ count }} />
  return (
    <Trans
      id="palette.count"
      message="{count, plural, one {# order} other {# orders}}, the newest first"
      values={{ count }}
    />
  )
}
