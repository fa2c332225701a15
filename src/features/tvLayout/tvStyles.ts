import './tvStyles.late.module.css';
