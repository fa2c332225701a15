/** As much of JSON Schema as our own schemas use; see `violations`. */
export interface Schema {
  $id?: string;
  $ref?: string;
  /** What a value has to be, in words that follow "is not". */
  title?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  /** `date` only. */
  format?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema | undefined>>;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  $defs?: Readonly<Record<string, Schema>>;
}
