import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Leaf from 'lucide-react/icons/leaf'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import Phone from 'lucide-react/icons/phone'
import Ruler from 'lucide-react/icons/ruler'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'

export const BLOCK_ICON_NAMES = [
  'truck',
  'undo',
  'shield',
  'message',
  'leaf',
  'heart',
  'check',
  'badge',
  'clock',
  'gift',
  'house',
  'mail',
  'package',
  'phone',
  'ruler',
  'star',
] as const

/** Icons that editors choose from, by the words they choose them with. */
export const BLOCK_ICONS: Record<(typeof BLOCK_ICON_NAMES)[number], LucideIcon> = {
  truck: Truck,
  undo: Undo2,
  shield: ShieldCheck,
  message: MessageCircle,
  leaf: Leaf,
  heart: Heart,
  check: Check,
  badge: BadgeCheck,
  clock: Clock,
  gift: Gift,
  house: House,
  mail: Mail,
  package: Package,
  phone: Phone,
  ruler: Ruler,
  star: Star,
}
