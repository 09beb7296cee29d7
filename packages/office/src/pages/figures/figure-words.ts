import type { I18n } from '@lingui/core'
import type { FigureLists } from '@shop/api-client/office/figure-commands'
import type { FunnelStep } from '@shop/domain/figures/funnel'
import type { Preset } from '@shop/domain/figures/period'

export function presetName(preset: Preset | 'own', i18n: I18n): string {
  switch (preset) {
    case 'today':
      return i18n.t({ id: 'figures.today', message: 'Today' })
    case 'yesterday':
      return i18n.t({ id: 'figures.yesterday', message: 'Yesterday' })
    case 'days7':
      return i18n.t({ id: 'figures.days7', message: '7 days' })
    case 'days28':
      return i18n.t({ id: 'figures.days28', message: '28 days' })
    case 'days90':
      return i18n.t({ id: 'figures.days90', message: '90 days' })
    case 'month':
      return i18n.t({ id: 'figures.month', message: 'This month' })
    case 'own':
      return i18n.t({ id: 'figures.own', message: 'Days of my own' })
  }
}

export function stepName(step: FunnelStep, i18n: I18n): string {
  switch (step) {
    case 'product':
      return i18n.t({ id: 'figures.step.product', message: 'Product looked at' })
    case 'basket':
      return i18n.t({ id: 'figures.step.basket', message: 'Basket begun' })
    case 'checkout':
      return i18n.t({ id: 'figures.step.checkout', message: 'Checkout opened' })
    case 'address':
      return i18n.t({ id: 'figures.step.address', message: 'Address saved' })
    case 'payment':
      return i18n.t({ id: 'figures.step.payment', message: 'Payment chosen' })
    case 'order':
      return i18n.t({ id: 'figures.step.order', message: 'Ordered' })
  }
}

export function reasonName(reason: FigureLists['returns'][number]['reason'], i18n: I18n): string {
  switch (reason) {
    case 'law':
      return i18n.t({ id: 'figures.reason.law', message: 'Withdrawn by law' })
    case 'promise':
      return i18n.t({ id: 'figures.reason.promise', message: 'Returned by the shop’s promise' })
    case 'damaged':
      return i18n.t({ id: 'figures.reason.damaged', message: 'Complaint: damaged' })
    case 'defective':
      return i18n.t({ id: 'figures.reason.defective', message: 'Complaint: defective' })
    case 'wrong':
      return i18n.t({ id: 'figures.reason.wrong', message: 'Complaint: wrong article' })
    case 'incomplete':
      return i18n.t({ id: 'figures.reason.incomplete', message: 'Complaint: incomplete' })
    case 'other':
      return i18n.t({ id: 'figures.reason.other', message: 'Complaint: something else' })
  }
}
