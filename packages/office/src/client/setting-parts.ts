import { SETTING_KINDS } from '@shop/api-client/office/shop-setting'

/** What the page of settings shows: each kind of setting, and the switches. */
export const SETTING_PARTS = [...SETTING_KINDS, 'switches'] as const
