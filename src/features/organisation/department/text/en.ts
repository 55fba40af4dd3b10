export const en = {
  refusals: {
    department_unknown: 'This department is not one of the organisation.',
    department_not_yours: 'You may not add anything to this department.',
    department_too_deep: 'Departments have at most six levels.',
    department_below_itself: 'A department cannot be below itself.',
    department_has_children: 'There are departments below this one. Move or archive them first.',
    department_in_use: 'Something is or was in this department. Archive it instead.',
    department_target_needed: 'Something is still open here. Choose the department it goes to.',
    department_parent_archived: 'The department above is archived. Take that one back first.',
    too_many_departments: 'An organisation has at most 1,000 departments.',
    no_departments: 'This organisation has no departments.',
    own_membership: 'Nobody changes what they may do themselves here.',
    member_twice: 'Somebody is named twice.',
    department_name_taken: 'A department with this name already exists here.',
  },
  screen: {
    business_unit: 'Business Unit',
    select_department: 'Select Department',
    whole: 'Whole organisation',
    nothing_in_unit: 'Nothing is listed for {{department}}. There may be some elsewhere in the organisation.',
    show_whole: 'Show the whole organisation',
  },
};
export type DepartmentText = typeof en;
