import { BRANDS } from '../../brands.ts'

/** Where the values of each brand can be taken along, as a clause of a sentence. */
export function TokenLinks() {
  return BRANDS.map(({ id, name }, index) => (
    <span key={id}>
      {index === 0 ? '' : ', '}
      {name} as{' '}
      <a href={`tokens/${id}.json`} download={true}>
        design tokens (JSON)
      </a>{' '}
      and{' '}
      <a href={`tokens/${id}.css`} download={true}>
        CSS
      </a>
    </span>
  ))
}
