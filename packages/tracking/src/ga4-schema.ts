/// <reference types="gtag.js" />
import type { TrackedItem } from './tracked-item.ts'

/**
 * Which published event of Google Analytics 4 the tag manager makes of ours. A name that GA4 does not publish does not
 * compile; null is an event of the shop's own.
 *
 * @see spec §7 "Tracking events"
 */
export const GA4_EVENTS = {
  frontend_view_cart: 'view_cart',
  frontend_begin_checkout: 'begin_checkout',
  frontend_add_to_cart: 'add_to_cart',
  frontend_remove_from_cart: 'remove_from_cart',
  frontend_modify_in_cart: null,
  frontend_view_item: 'view_item',
  frontend_select_item: 'select_item',
  frontend_view_item_list: 'view_item_list',
  frontend_view_promotion: 'view_promotion',
  frontend_feature: null,
  frontend_auth_login: 'login',
  frontend_auth_register: 'sign_up',
  frontend_auth_guest: null,
  frontend_purchase: 'purchase',
  frontend_add_to_wishlist: 'add_to_wishlist',
  frontend_remove_from_wishlist: null,
  frontend_page_view: 'page_view',
  frontend_consent_click: null,
} as const satisfies Record<`frontend_${string}`, Gtag.EventNames | null>

/** What the shop says about an item beyond GA4's schema, as custom parameters. */
type OwnItemField = 'item_subbrand' | 'ffPosition' | 'ffCampaign'

type Checked = Omit<TrackedItem, OwnItemField>

/** Fields of an item that are neither GA4's, with its type, nor one of our own: none. */
export type WrongItemField = {
  [Name in keyof Checked]-?: Name extends keyof Gtag.Item
    ? Exclude<Checked[Name], null> extends Gtag.Item[Name]
      ? never
      : Name
    : Name
}[keyof Checked]
