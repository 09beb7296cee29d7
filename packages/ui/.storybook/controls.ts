import type { ArgTypesEnhancer } from 'storybook/internal/csf'

/**
 * Gives every argument the control that a designer can use: words are typed, choices chosen, and what
 * is made in code (elements, functions, icons) is shown in the table without a control.
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name]
      if (/^on[A-Z]/.test(name) || typeof value === 'function') return [name, { ...argType, control: false }]
      if (typeof value === 'string' && argType.options === undefined) {
        return [name, { ...argType, control: { type: 'text' as const } }]
      }
      const isMade = argType.type?.name === 'other' && value === undefined
      return [name, isPlain(value) && !isMade ? argType : { ...argType, control: false }]
    }),
  )

/** Whether a value can be typed as JSON: no element, no function and no date anywhere inside. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return !('$$typeof' in value) && Object.values(value).every(isPlain)
}
