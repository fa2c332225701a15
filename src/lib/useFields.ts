import type { ChangeEvent, SubmitEvent } from 'react';
import { useRef, useState } from 'react';

/** The message of each field that is wrong. */
export type FieldErrors<Form> = Partial<Record<keyof Form & string, string>>;

/**
 * A form of text fields: checked as a whole when it is sent, the first wrong field focused, and each error gone as
 * soon as its field is edited. Values live here and nowhere else.
 */
export function useFields<Form extends Record<keyof Form, string>>(
  initial: Form,
  validate: (form: Form) => FieldErrors<Form>,
) {
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Form>>({});
  const inputs = useRef(new Map<string, HTMLElement>());

  const handleChange = (name: keyof Form) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setForm({ ...form, [name]: event.target.value });
    setErrors({ ...errors, [name]: undefined });
  };

  /** What a field's component takes. */
  const field = (name: keyof Form & string) => ({
    ref: (input: HTMLElement | null) => {
      if (input) inputs.current.set(name, input);
      else inputs.current.delete(name);
    },
    name,
    value: form[name],
    error: errors[name],
    onChange: handleChange(name),
  });

  const handleSubmit = (onValid: (form: Form) => void) => (event: SubmitEvent) => {
    event.preventDefault();
    const found = validate(form);
    setErrors(found);
    const wrong = [...inputs.current.keys()].find((name) => found[name as keyof Form & string] !== undefined);
    if (wrong === undefined) onValid(form);
    else inputs.current.get(wrong)?.focus();
  };

  const reset = (values: Form) => {
    setForm(values);
    setErrors({});
  };

  return { form, field, handleSubmit, reset };
}
