/** What a message can be about: the options of the form, and what the server accepts (docs/contact-form-7.md 8, `enum`). */
export const contactSubjects = ['Visitas e provas', 'Encomendas', 'Imprensa', 'Outro assunto'] as const;
