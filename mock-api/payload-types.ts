import type { endpoints, EndpointName } from '@/api/endpoints';

type NumberField =
  | 'age'
  | 'headCount'
  | 'grossSalaryAnnual'
  | 'grossSalaryMonthly'
  | 'voluntaryPensionContribution'
  | 'timeSinceLastSalaryChange';

type ValueOf<Field extends string> = Field extends NumberField
  ? number
  : Field extends 'companyValues'
    ? string[]
    : Field extends 'file'
      ? File
      : string;

type Required<Payload> = Payload extends { fields: readonly (infer Field extends string)[] }
  ? { [Name in Field]: ValueOf<Name> }
  : unknown;

type Optional<Payload> = Payload extends { optional: readonly (infer Field extends string)[] }
  ? { [Name in Field]?: ValueOf<Name> }
  : unknown;

/** The checked payload of a call, read off its row of the endpoints table. */
export type PayloadOf<Name extends EndpointName> = Required<(typeof endpoints)[Name]['payload']> &
  Optional<(typeof endpoints)[Name]['payload']>;

/** The placeholders of a path: '/api/ai/okr/{id}' has `id`. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? { [Name in Param]: string } & ParamsOf<Rest>
  : unknown;
