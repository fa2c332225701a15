import type { ChangeEvent, SubmitEvent } from 'react';
import { useRef, useState } from 'react';

/** The error message of each invalid field. */
export type FieldErrors<Form> = Partial<Record<keyof Form & string, string>>;

/**
 * Manages a form of text fields. A submission validates all fields and focuses the first invalid one. An edit clears
 * the error of its field. The values are only in component state.
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

  /** Returns the props of a field's component. */
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
